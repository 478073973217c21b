import type { Database } from '@adonisjs/lucid/database'

export async function forget(db: Database, kind: 'a' | 'b', work: () => Promise<boolean>) {
  work()
  db.from('users').update({ name: kind })
  if (work()) await kind
  switch (kind) {
    case 'a':
      await work()
  }
}
