import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { anAcknowledgement } from '#tests/invented/acknowledgement'

/** What the centre does with a report once it has come. */
export type Fate = 'accept' | 'reject' | 'late' | 'silent' | 'malformed'

interface Kept {
  readonly wish: Record<string, unknown>
  /** SHA-256 and text of what was uploaded, once it was. */
  file: { readonly sha256: string; readonly text: string } | null
  isSubmitted: boolean
}

/** A gateway on loopback that speaks the REST interface of the FDA as far as it is known. */
export interface Loopback {
  readonly url: string
  /** What the centre does; late is what is accepted once `isOpen` is set. */
  fate: Fate
  isOpen: boolean
  /** By core id. */
  readonly kept: Map<string, Kept>
  /** Method and path of each request. */
  readonly asked: string[]
  /** By the end of a path: a status that is answered next, `lost` where it is taken and no answer comes. */
  readonly faults: Map<string, (number | 'lost')[]>
  readonly secret: string
  close(): Promise<unknown>
}

const TOKEN = 'token of the loopback'

/** Opens it. */
export async function openLoopback(): Promise<Loopback> {
  const server = createServer((request, response) => {
    void handle(loopback, request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const loopback: Loopback = {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, fate: 'accept' },
    ...{ isOpen: false, kept: new Map(), asked: [], faults: new Map(), secret: 'the secret' },
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
  return loopback
}

async function handle(house: Loopback, request: IncomingMessage, response: ServerResponse) {
  const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
  const { pathname } = new URL(request.url!, house.url)
  house.asked.push(`${request.method} ${pathname}`)
  const say = (status: number, said: object) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said))
  }
  const last = pathname.split('/').at(-1)!
  const fault = house.faults.get(last)?.shift()
  if (typeof fault === 'number')
    return say(fault, { esgngcode: 'ESGNG219', esgngdescription: 'No' })
  const answer = answerOf(house, request, pathname, body)
  if (fault === 'lost') return request.socket.destroy()
  return say(...answer)
}

function answerOf(
  house: Loopback,
  { headers }: IncomingMessage,
  path: string,
  body: Buffer
): [number, object] {
  if (path === '/as/token.oauth2') {
    const form = new URLSearchParams(body.toString())
    const isKnown = form.get('client_secret') === house.secret
    return isKnown ? [200, { access_token: TOKEN }] : [401, { error: 'invalid_client' }]
  }
  const part = /\/payload\/([^/]+)\/(file|submit)$/.exec(path)
  if (part?.[2] === 'submit') return submitted(house, body)
  if (headers.accesstoken !== TOKEN) return [401, {}]
  if (path.startsWith('/api/esgng/v1/credentials/api')) {
    const wish = JSON.parse(body.toString())
    if (wish.fda_center === 'CBER') return [400, { esgngcode: 'ESGNG334', esgngdescription: 'No' }]
    const coreId = `ci${house.kept.size + 1}.loopback`
    house.kept.set(coreId, { wish, file: null, isSubmitted: false })
    return [200, { core_id: coreId, temp_user: coreId, temp_password: 'for once' }]
  }
  if (path.endsWith('/payload')) return [200, { data: { payloadId: `p${house.kept.size}` } }]
  if (part) {
    const text = /\r\n\r\n([^]*)\r\n--/.exec(body.toString())![1]!
    const sha256 = createHash('sha256').update(text).digest('hex')
    ;[...house.kept.values()].at(-1)!.file = { sha256, text }
    return [200, {}]
  }
  const coreId = path.split('/').at(-1)!.replace(/~.*$/, '')
  const kept = house.kept.get(coreId)
  if (!kept) return [404, {}]
  if (path.includes('/acknowledgements/')) {
    const isReceipt = path.endsWith('~1')
    const raw = isReceipt ? 'Message received' : answerFrom(house.fate, kept)
    return [200, { acknowledgement_id: path, raw_message: raw }]
  }
  const acknowledgements = kept.isSubmitted
    ? [
        { acknowledgement_id: `${coreId}~1`, type: 'ACK1' },
        ...(isDecided(house) ? [{ acknowledgement_id: `${coreId}~3`, type: 'ACK3' }] : []),
      ]
    : []
  return [200, { core_id: coreId, esgngcode: 'ESGNG210', acknowledgements }]
}

const isDecided = ({ fate, isOpen }: Loopback) => fate !== 'silent' && (fate !== 'late' || isOpen)

function submitted(house: Loopback, body: Buffer): [number, object] {
  const said = JSON.parse(body.toString())
  const kept = house.kept.get(said.username)
  if (!kept || said.password !== 'for once') return [401, {}]
  if (said.sha256_checksum !== kept.file?.sha256) return [400, { esgngcode: 'ESGNG215' }]
  kept.isSubmitted = true
  return [200, { esgngcode: 'ESGNG270', esgngdescription: 'Upload Received' }]
}

/** ACK3: an acknowledgement of ICH that answers the numbers of the report. */
function answerFrom(fate: Fate, { file }: Kept): string {
  if (fate === 'malformed') return 'This is no acknowledgement.'
  const oid = '2.16.840.1.113883.3.989.2.1.3.'
  const idOf = (root: string) => {
    const tags = file!.text.match(/<id [^>]*>/g) ?? []
    const tag = tags.find((each) => each.includes(`root="${oid}${root}"`))
    return /extension="([^"]*)"/.exec(tag ?? '')?.[1] ?? ''
  }
  return anAcknowledgement({
    ...{ number: `FDA-${idOf('22')}`, batchNumber: idOf('22'), batchCode: 'AE' },
    reports: [
      {
        ...{ number: idOf('1'), code: fate === 'reject' ? 'CR' : 'CA' },
        texts: fate === 'reject' ? ['C.1.3 is not in the list.'] : [],
      },
    ],
  })
}
