import { highestType } from '#spec/roles.ts'
import type { Db } from './db.ts'

/** Administrators who can sign in, by id. In one order, so that two who lock or change them at once do not wait for each other. */
export const administrators = (db: Db) =>
  db
    .selectFrom('users')
    .select('id')
    .where('type', '=', highestType)
    .where('disabled_at', 'is', null)
    .where('activated_at', 'is not', null)
    .orderBy('id')
