import pg from 'pg'

/** What may be asked over a connection. */
type Connection = Pick<pg.ClientBase, 'query'>

interface Opening {
  /** Milliseconds that it may take to be connected; as long as it likes when absent. */
  readonly within?: number
}

/**
 * Opens one connection past the pools, for the time of some work: of scripts and commands, which
 * look at a database before there is an application. Also run by plain Node, so nothing but erasable
 * syntax here.
 * @throws whatever PostgreSQL or the line to it says
 */
export async function onConnection<Result>(
  url: string,
  work: (connection: Connection) => Promise<Result>,
  { within }: Opening = {}
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: within })
  // Whoever asks is told; what nobody listens to would end the process besides.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
