import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Choices, Lookup } from '#lib/lookup.ts'
import { may, type Person } from '#spec/access.ts'

/**
 * People who work for employers, by name: for administrators everybody's, for an employer's people their own colleagues
 * (document 3, section 7: /fetchers/managers).
 */
export async function findManagers(db: Db, viewer: Person, { q, page, limit }: Lookup): Promise<Choices> {
  const own = viewer?.employers.map(({ id }) => id) ?? []
  const found = db
    .selectFrom('users as u')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('employer_members as m')
          .whereRef('m.user_id', '=', 'u.id')
          .$if(!may(viewer, 'employers.manage'), (members) =>
            members.where(sql<boolean>`m.employer_id = any(${own}::uuid[])`),
          ),
      ),
    )
    .$if(q !== '', (people) =>
      people.where(
        sql<boolean>`plain_words(u.first_name || ' ' || u.last_name) like '% ' || trim(plain_words(${q})) || '%'`,
      ),
    )
  const [choices, counted] = await Promise.all([
    found
      .select('u.id as value')
      .select(
        sql<string>`u.first_name || ' ' || u.last_name || coalesce((select ' (' || string_agg(e.name, ', ' order by e.name) || ')'
          from employer_members m join employers e on e.id = m.employer_id where m.user_id = u.id
          and (${may(viewer, 'employers.manage')} or m.employer_id = any(${own}::uuid[]))), '')`.as('label'),
      )
      .orderBy(sql`lower(u.last_name)`)
      .orderBy(sql`lower(u.first_name)`)
      .orderBy('u.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { choices, total: counted.total }
}
