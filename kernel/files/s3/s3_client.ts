import { setTimeout as sleep } from 'node:timers/promises'

import { FileStoreFailure, FileStoreFull } from '#kernel/files/file_store'
import { type S3Credentials, signS3Request } from '#kernel/files/s3/sign_request'

export interface S3Settings extends S3Credentials {
  /** Address of the service, for example `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly bucket: string
}

/** A request that takes longer has failed; a client waits 60 s in all. */
const TIMEOUT_MS = 20_000
const TRIES = 3

/** The few requests of the S3 protocol that a file store needs. */
export class S3Client {
  constructor(private settings: S3Settings) {}

  /**
   * Sends a request about one object, again when the service is busy or the line breaks.
   * @returns the answer: 2xx or 404; throws FileStoreFailure on everything else
   */
  async request(method: 'GET' | 'HEAD' | 'PUT', key: string, body?: Uint8Array): Promise<Response> {
    for (let tried = 1; ; tried++) {
      const answer = await this.#send(method, key, body).catch((error: Error) => error)
      if (!(answer instanceof Error) && (answer.ok || answer.status === 404)) return answer
      const isWorthAnotherTry = answer instanceof Error || answer.status >= 500
      if (isFull(answer)) throw new FileStoreFull(body?.length ?? 0)
      if (!isWorthAnotherTry || tried === TRIES) throw failureOf(method, answer)
      await sleep(100 * 2 ** tried)
    }
  }

  #send(method: string, key: string, body: Uint8Array = new Uint8Array()): Promise<Response> {
    const { endpoint, bucket } = this.settings
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${key}`)
    const headers: Record<string, string> =
      method === 'PUT' ? { 'content-type': 'application/octet-stream' } : {}
    const signed = signS3Request({ method, url, headers, body }, this.settings, new Date())
    return fetch(url, {
      method,
      headers: signed,
      body: method === 'PUT' ? Buffer.from(body) : undefined,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
  }
}

/** Services with a disk of their own, such as MinIO, say 507 (Insufficient Storage). */
function isFull(answer: Response | Error): boolean {
  return !(answer instanceof Error) && answer.status === 507
}

function failureOf(method: string, answer: Response | Error): FileStoreFailure {
  return answer instanceof Error
    ? new FileStoreFailure(`${method}: ${answer.message}`, answer)
    : new FileStoreFailure(`${method} was answered with ${answer.status}`)
}
