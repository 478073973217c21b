import { createHash, createHmac } from 'node:crypto'

export interface S3Credentials {
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

export interface RequestToSign {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/**
 * Signs a request to an S3 storage (AWS Signature Version 4, single chunk).
 * @param at time of the request; the server refuses one that is more than 15 minutes off
 * @returns all headers to send
 */
export function signS3Request(
  request: RequestToSign,
  { accessKey, secretKey, region }: S3Credentials,
  at: Date
): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const headers: Record<string, string> = {
    ...request.headers,
    'host': request.url.host,
    'x-amz-content-sha256': hash(request.body),
    'x-amz-date': time,
  }
  const names = Object.keys(headers).sort()
  const canonical = [
    request.method,
    request.url.pathname.split('/').map(encode).join('/'),
    queryOf(request.url),
    ...names.map((name) => `${name}:${headers[name].trim()}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(mac, `AWS4${secretKey}`)
  const signature = mac(key, toSign).toString('hex')
  const credential = `${accessKey}/${scope}`
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}

function hash(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}

function mac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

/** The parameters of a request, each encoded, in the order of their names. */
function queryOf({ searchParams }: URL): string {
  const pairs = [...searchParams].map(([name, value]) => `${coded(name)}=${coded(value)}`)
  return pairs.sort().join('&')
}

/** URI encoding as S3 wants it: a part of the path may come encoded or not. */
function encode(part: string): string {
  return coded(decodeURIComponent(part))
}

function coded(text: string): string {
  const code = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(text).replace(/[!'()*]/g, code)
}
