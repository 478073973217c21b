import pg from 'pg'

/** The statements that are sent to PostgreSQL while some work is done, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [first] = asked as [string | { text?: string } | undefined]
    sent.push((typeof first === 'string' ? first : first?.text) ?? '')
    return Reflect.apply(query, this, asked) as never
  } as never
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return sent
}
