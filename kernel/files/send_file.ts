import type { Readable } from 'node:stream'

import type { HttpContext } from '@adonisjs/core/http'

import { sha256Of } from '#kernel/files/file_store'

export interface FileToSend {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/**
 * Answers with a file that the browser saves and never shows: what a stranger sent may hold
 * scripts, so it gets no place on the screen (attachment), no guessing of its type (nosniff) and
 * no rights should it be opened all the same (sandbox).
 */
export function sendFile({ response }: HttpContext, { bytes, ...file }: FileToSend) {
  setHeaders(response, file)
  response.header(
    'Repr-Digest',
    `sha-256=:${Buffer.from(sha256Of(bytes), 'hex').toString('base64')}:`
  )
  response.send(Buffer.from(bytes))
}

/** The same with a file that is made while it is sent. What fails meanwhile cuts it off. */
export function sendStream(
  { response }: HttpContext,
  { stream, ...file }: Omit<FileToSend, 'bytes'> & { readonly stream: Readable }
) {
  setHeaders(response, file)
  response.stream(stream)
}

function setHeaders(
  response: HttpContext['response'],
  { name, mediaType }: Pick<FileToSend, 'name' | 'mediaType'>
) {
  response.header('Content-Type', mediaType)
  response.header('Content-Disposition', attachmentOf(name))
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Content-Security-Policy', `sandbox; default-src 'none'`)
  response.header('Cache-Control', 'no-store')
}

/** The file name for every browser: plain letters for old ones, the real name in UTF-8 (RFC 6266). */
export function attachmentOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%/]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
