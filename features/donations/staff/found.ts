import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import type { Person } from '#spec/access.ts'
import type { GiftsQuery } from './schema.ts'

export const giftSites = (viewer: Person) => ownSites(viewer, 'gifts.everywhere')

export type Filters = Pick<GiftsQuery, 'q' | 'state' | 'fundraiser' | 'channel'>

/** The gifts of the sites that this viewer answers for; anonymous ones with their names, for receipts and finance. */
export const found = (trx: Db, viewer: Person, { q, state, fundraiser, channel }: Filters) =>
  trx
    .selectFrom('donations as d')
    .innerJoin('themes as s', 's.id', 'd.theme_id')
    .leftJoin('fundraisers as f', 'f.id', 'd.fundraiser_id')
    .leftJoin('team_pages as t', 't.id', 'd.team_page_id')
    .leftJoin('payments as p', 'p.id', 'd.payment_id')
    .where(giftSites(viewer).has('d.theme_id'))
    .$if(state === 'refunded', (rows) => rows.where('d.refunded_cents', '>', 0))
    .$if(state === 'disputed', (rows) => rows.where('p.dispute', 'is not', null))
    .$if(!['', 'refunded', 'disputed'].includes(state), (rows) => rows.where('d.state', '=', state))
    .$if(fundraiser !== '', (rows) => rows.where('d.fundraiser_id', '=', fundraiser))
    .$if(channel !== '', (rows) => rows.where('d.channel', '=', channel))
    .$if(q !== '', (rows) =>
      rows.where(
        sql<boolean>`((d.donor ->> 'firstName') || ' ' || (d.donor ->> 'lastName') || ' ' || (d.donor ->> 'email') || ' ' ||
          coalesce(d.receipt_number, '')) ilike ${`%${q.replace(/[%_\\]/g, '\\$&')}%`}`,
      ),
    )
