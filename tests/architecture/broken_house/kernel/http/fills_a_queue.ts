import { PgBoss } from 'pg-boss'
export const queue = PgBoss
