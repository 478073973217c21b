import { readFileSync } from 'node:fs'

import { DEMO_PASSWORD } from '#tests/invented/companies'

import { percentiles, timed, type Times } from '../measure.js'
import { listQueries } from './list_queries.js'
import { serveProduct } from './served_product.js'

export interface ServedTimes {
  /** The case list asked over HTTP, one request after the other. */
  readonly list: Times
  /** Memory of the server afterwards, in MB; null where the system does not tell. */
  readonly memory: number | null
}

/** Starts the real server as a process of its own and asks it as a browser does. */
export async function measureServer(
  root: URL,
  projectId: string,
  tries: number
): Promise<ServedTimes> {
  const server = await serveProduct(root)
  try {
    const ask = await signIn(server.address, projectId)
    const times: number[] = []
    for (const make of Object.values(listQueries)) {
      for (let index = 0; index < tries; index++) {
        const query = new URLSearchParams(
          Object.entries(make()).map(([name, value]) => [name, String(value)])
        )
        times.push(await timed(() => ask(`/api/cases?${query}`)))
      }
    }
    return { list: percentiles(times), memory: memoryOf(server.pid) }
  } finally {
    await server.stop()
  }
}

async function signIn(address: string, projectId: string) {
  const jar = new Map<string, string>()
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(address + path, {
      method,
      headers: {
        'accept': 'application/json',
        'content-type': 'application/json',
        'cookie': [...jar].map((pair) => pair.join('=')).join('; '),
        'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      jar.set(name, value)
    }
    return (await response.json()) as { status: boolean }
  }
  const must = async (method: string, path: string, body?: unknown) => {
    const answer = await send(method, path, body)
    if (!answer.status) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  }
  await send('GET', '/api/cases')
  await must('POST', '/api/login', { username: 'manager', password: DEMO_PASSWORD })
  await must('PUT', '/api/proj/enter', { projectId, environment: 0 })
  return (path: string) => must('GET', path)
}

function memoryOf(pid: number): number | null {
  try {
    const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return found ? Number(found[1]) / 1024 : null
  } catch {
    return null
  }
}
