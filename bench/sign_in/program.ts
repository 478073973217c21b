/** A program that is signed in: asks, and gives number and data of what the product answers. */
export type Ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<Answer>

export interface Answer {
  /** Number of the refusal, undefined when there is none. */
  readonly code?: number
  readonly data: unknown
}

/** Signs in for a token, from an address of its own (the server trusts this machine as a proxy). */
export async function signInFrom(
  server: string,
  address: string,
  username: string,
  password: string
): Promise<Ask> {
  const enter = { username, password, want: 'token' }
  const { code, data } = await send(server, { 'x-forwarded-for': address }, 'POST', '/login', enter)
  if (code !== undefined) throw new Error(`${username} is refused: ${code}`)
  const authorization = `Bearer ${(data as { token: string }).token}`
  return (method, path, body) => send(server, { authorization }, method, path, body)
}

async function send(
  server: string,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: unknown
): Promise<Answer> {
  const response = await fetch(`${server}/api${path}`, {
    method,
    headers: { 'accept': 'application/json', 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const answer = (await response.json()) as Answer & { status: boolean }
  if (response.status !== 200) throw new Error(`${path}: HTTP ${response.status}`)
  if (!answer.status && answer.code === undefined) throw new Error(`${path}: no answer`)
  return answer
}

/** Asks, and takes no refusal. */
export async function must(ask: Ask, ...request: Parameters<Ask>): Promise<unknown> {
  const { code, data } = await ask(...request)
  if (code !== undefined) throw new Error(`${request[1]}: ${code} ${JSON.stringify(data)}`)
  return data
}
