import { from } from 'pg-copy-streams'
import type { Client } from 'pg'
export const copy = from
export const opens = async (): Promise<Client> => (await import('knex')).default({}) as never
