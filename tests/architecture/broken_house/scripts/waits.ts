import type { Database } from '@adonisjs/lucid/database'

export async function wait(db: Database, kind: 'a' | 'b', work: () => Promise<boolean>) {
  const query = db.from('users')
  query.where('name', kind).orderBy('name')
  await query
  ;[1].forEach(() => work())
  switch (kind) {
    case 'a':
      if (await work()) return
      break
    default:
      void work()
  }
}
