import { open, readFile } from 'node:fs/promises'

import type { HttpContext } from '@adonisjs/core/http'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { gzipped } from '#kernel/files/checks/gzipped'
import { refuseEmpty } from '#kernel/files/refuse_empty'
import type { AcceptedFiles } from '#kernel/http/takes'

/** A file of a request, read. */
export interface SentFile {
  readonly name: string
  readonly bytes: Buffer
}

/**
 * The files of a form that a call takes: one of them, or all where it takes many. Refuses with 2017
 * none, with 2701 one that is too large or of another kind, with 3001 an empty one; what is too
 * large is never read into memory.
 */
export async function hearFiles(
  request: HttpContext['request'],
  { name, many, which, largest, endings, wrong, mayBeEmpty }: AcceptedFiles
): Promise<SentFile | readonly SentFile[]> {
  const sent = request.files(name, { size: largest, extnames: endings && [...endings] })
  if (sent.length === 0) throw new kernelErrors.E_PARAMETER({ detail: which })
  if (!mayBeEmpty) sent.forEach(refuseEmpty)
  const refused = sent.find(({ isValid }) => !isValid)
  if (refused) {
    const { clientName, tmpPath } = refused
    const beginning = { name: clientName, bytes: await beginningOf(tmpPath!) }
    const detail = gzipped(beginning, endings ?? []) ?? wrong?.(clientName) ?? which
    throw new kernelErrors.E_UPLOAD_TYPE({ detail })
  }
  const taken = many ? sent : sent.slice(0, 1)
  const read = taken.map(async ({ clientName, tmpPath }) => ({
    name: clientName,
    bytes: await readFile(tmpPath!),
  }))
  const files = await Promise.all(read)
  return many ? files : files[0]!
}

/** As many bytes as a kind of file is told by; the file may be too large to be read. */
async function beginningOf(path: string): Promise<Buffer> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
  return buffer.subarray(0, bytesRead)
}
