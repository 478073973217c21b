import { createHash, randomUUID } from 'node:crypto'

import type { HttpAnswer, PartnerReach, Target } from '#plugins/gateway/contract/reach'
import type { EsgSettings } from '#plugins/esg/connection/esg_settings'

/** An answer that is no success, in the words of the gateway. */
export class EsgRefusal extends Error {
  constructor(
    readonly status: number,
    /** `ESGNG334`; empty where it has none. */
    readonly code: string,
    readonly description: string
  ) {
    super(`The gateway answered ${status} ${code}`)
    this.name = 'EsgRefusal'
  }
}

/** What may be uploaded with, for one submission. */
export interface EsgTicket {
  readonly coreId: string
  readonly user: string
  readonly password: string
}

/** What the gateway says of a submission. */
export interface EsgStatus {
  readonly code: string
  readonly acknowledgements: readonly { readonly id: string; readonly type: string }[]
}

type Json = Readonly<Record<string, unknown>>

/** Largest acknowledgement. */
const LARGEST = 50 * 1024 * 1024

/**
 * The calls of the REST interface of the FDA (ESG NextGen) that a report needs. Each throws EsgRefusal or NoAnswer.
 */
export class EsgClient {
  #token: string | null = null

  private constructor(
    private reach: PartnerReach,
    private api: Target,
    private upload: Target,
    private settings: EsgSettings
  ) {}

  /** @throws NotAllowed where a host is not named */
  static async open(reach: PartnerReach, settings: EsgSettings): Promise<EsgClient> {
    const [api, upload] = [
      await reach.target(settings.apiUrl),
      await reach.target(settings.uploadUrl),
    ]
    return new EsgClient(reach, api, upload, settings)
  }

  /** A token by OAuth 2 (client credentials); the same for all calls of this client. */
  async token(): Promise<string> {
    if (this.#token !== null) return this.#token
    const { clientId, clientSecret } = this.settings
    const form = new URLSearchParams({ client_id: clientId, client_secret: clientSecret })
    const path = '/as/token.oauth2?grant_type=client_credentials&scope=openid%20profile'
    const answer = await this.#ask(this.api, 'POST', path, {
      headers: [['Content-Type', 'application/x-www-form-urlencoded']],
      body: Buffer.from(form.toString()),
    })
    this.#token = textIn(objectIn(answer), 'access_token')
    return this.#token
  }

  /** Announces a submission of one file: its core id, and with what it is uploaded. */
  async announce(name: string): Promise<EsgTicket> {
    const { userId, companyId, center, submissionType, isFormal } = this.settings
    const wish = {
      ...{ user_id: userId, company_id: companyId, fda_center: center },
      ...{ submission_type: submissionType, submission_name: name, submission_protocol: 'API' },
      ...{ file_count: 1, description: name },
    }
    const path = `/api/esgng/v1/credentials/api${isFormal ? '' : '/test'}`
    const said = objectIn(
      await this.#ask(this.api, 'POST', path, {
        headers: [...(await this.#tokenHeader()), ['Content-Type', 'application/json']],
        body: Buffer.from(JSON.stringify(wish)),
      })
    )
    return {
      coreId: textIn(said, 'core_id'),
      user: textIn(said, 'temp_user'),
      password: textIn(said, 'temp_password'),
    }
  }

  /** Reserves a payload, and brings the file into it; the id of the payload. */
  async bring(fileName: string, mediaType: string, bytes: Uint8Array): Promise<string> {
    const path = '/rest/forms/v1/fileupload/payload'
    const headers = await this.#tokenHeader()
    const said = objectIn(await this.#ask(this.upload, 'GET', path, { headers }))
    const payloadId = textIn(said, 'payloadId')
    const boundary = `pharos-${randomUUID()}`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: ${mediaType}\r\n\r\n`
    const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
    await this.#ask(this.upload, 'POST', `${path}/${encodeURIComponent(payloadId)}/file`, {
      headers: [...headers, ['Content-Type', `multipart/form-data; boundary=${boundary}`]],
      body,
    })
    return payloadId
  }

  /** Has the payload go to the centre. */
  async submit(payloadId: string, { user, password }: EsgTicket, bytes: Uint8Array): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const said = { username: user, password, sha256_checksum: sha256 }
    const path = `/rest/forms/v1/fileupload/payload/${encodeURIComponent(payloadId)}/submit`
    await this.#ask(this.upload, 'POST', path, {
      headers: [['Content-Type', 'application/json']],
      body: Buffer.from(JSON.stringify(said)),
    })
  }

  /** What the gateway says of a submission; null where it does not know it. */
  async status(coreId: string): Promise<EsgStatus | null> {
    try {
      const path = `/api/esgng/v1/submissions/${encodeURIComponent(coreId)}`
      const headers = await this.#tokenHeader()
      const said = objectIn(await this.#ask(this.api, 'GET', path, { headers }))
      const all = Array.isArray(said.acknowledgements) ? (said.acknowledgements as Json[]) : []
      return {
        code: String(said.esgngcode ?? ''),
        acknowledgements: all.map((each) => ({
          id: textIn(each, 'acknowledgement_id'),
          type: String(each.type ?? ''),
        })),
      }
    } catch (error) {
      if (error instanceof EsgRefusal && error.status === 404) return null
      throw error
    }
  }

  /** An acknowledgement as it came. */
  async acknowledgement(id: string): Promise<Buffer> {
    const path = `/api/esgng/v1/acknowledgements/${encodeURIComponent(id)}`
    const headers = await this.#tokenHeader()
    const said = objectIn(await this.#ask(this.api, 'GET', path, { headers, most: LARGEST }))
    return Buffer.from(textIn(said, 'raw_message'))
  }

  /** The gateway has a header of its own for the token. */
  async #tokenHeader(): Promise<[string, string][]> {
    return [['accesstoken', await this.token()]]
  }

  async #ask(
    target: Target,
    method: 'GET' | 'POST',
    path: string,
    asked: {
      readonly headers: Iterable<readonly [string, string]>
      readonly body?: Uint8Array
      readonly most?: number
    }
  ): Promise<HttpAnswer> {
    const url = new URL(path, target.url)
    const answer = await this.reach.exchange({ ...target, url }, { method, ...asked })
    if (answer.status >= 200 && answer.status <= 299) return answer
    const said = jsonIn(answer) ?? {}
    const code = String(said.esgngcode ?? '').slice(0, 20)
    throw new EsgRefusal(answer.status, code, String(said.esgngdescription ?? '').slice(0, 300))
  }
}

/** An answer may stand in a wrapper `data`. */
function jsonIn({ body }: HttpAnswer): Json | null {
  try {
    const read: unknown = JSON.parse(body.toString('utf8'))
    if (typeof read !== 'object' || read === null) return null
    const { data } = read as { data?: unknown }
    return (typeof data === 'object' && data !== null ? data : read) as Json
  } catch {
    return null
  }
}

function objectIn(answer: HttpAnswer): Json {
  const read = jsonIn(answer)
  if (read === null) throw new EsgRefusal(answer.status, 'unreadable', '')
  return read
}

function textIn(said: Json, name: string): string {
  const value = said[name]
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return String(value)
  throw new EsgRefusal(200, 'unreadable', name)
}
