import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { MultipartFile } from '@adonisjs/core/bodyparser'
import busboy from 'busboy'

import { SLOWEST } from '#kernel/http/body/body_limits'
import { Pace } from '#kernel/http/body/pace'
import { notReadable, tooLarge, tooManyParts } from '#kernel/http/body/unreadable_body'
import { refuseImpossible } from '#kernel/http/impossible_text'

const MOST_PARTS = 1000
const FIELD_BYTES = 1024 * 1024

/** What a form brings, by the names of its fields; nothing stands there that nobody sent. */
export interface SentForm {
  readonly fields: Record<string, string | string[]>
  readonly files: Record<string, MultipartFile[]>
}

/**
 * Writes the files of a multipart body into a folder while they arrive. Throws UnreadableBody for
 * what is no such body, is too large, has too many parts, comes too slowly or ends in the middle;
 * refuses with 2017 names and texts that nothing could hold. Whatever comes, all that it opened is
 * closed when it is done, and no stream of it can end the process.
 * @param most bytes of the whole request
 */
export async function readSentFiles(
  request: IncomingMessage,
  folder: string,
  most: number
): Promise<SentForm> {
  const form: SentForm = { fields: emptyRecord(), files: emptyRecord() }
  const parser = makeParser(request)
  const opened: Readable[] = []
  const stored: Promise<MultipartFile>[] = []
  let pace: Pace | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      pace = new Pace(reject, SLOWEST)
      let size = 0
      request.on('data', ({ length }: Buffer) => {
        pace!.came(length)
        size += length
        if (size > most) reject(tooLarge(most))
      })
      // Listened to for good: what is cut off may be told more than once, and late.
      const broken = () => reject(notReadable())
      if (request.destroyed) broken()
      request.on('aborted', broken).on('error', broken)
      parser
        .on('file', (name, stream, { filename }) => {
          // What could not be written ends the part as well: then the disk is what is told.
          stream.on('error', (error) => ('syscall' in error ? reject(error) : broken()))
          opened.push(stream)
          if (!name || !filename) return void stream.resume()
          const path = join(folder, String(opened.length))
          const keeping = keepFile(stream, path, asTyped(name), asTyped(filename))
          keeping.catch(reject)
          stored.push(keeping)
        })
        .on('field', (name, text, { valueTruncated }) => {
          if (valueTruncated) return reject(tooLarge(FIELD_BYTES))
          if (name) keepField(form.fields, asTyped(name), text)
        })
        .on('partsLimit', () => reject(tooManyParts(MOST_PARTS)))
        .on('error', broken)
        .on('finish', () => resolve())
      request.pipe(parser)
    })
    for (const file of await Promise.all(stored)) (form.files[file.fieldName] ??= []).push(file)
  } finally {
    pace?.stop()
    // The rest of what is refused is thrown away, and the client comes to its answer.
    request.unpipe(parser).resume()
    // With an error: who writes it to the disk would wait for ever for the end of one that has all
    // its bytes and is merely closed.
    for (const stream of opened) stream.destroy(notReadable())
    await Promise.allSettled(stored)
  }
  const names = Object.entries(form.files).map(([name, files]) => ({
    [name]: files.map(({ clientName }) => clientName),
  }))
  refuseImpossible([form.fields, ...names])
  return form
}

/** Browsers write a quotation mark in a name as `%22` (HTML standard, multipart form data). */
const asTyped = (name: string) => name.replaceAll('%22', '"')

const emptyRecord = () => Object.create(null) as Record<string, never>

function makeParser({ headers }: IncomingMessage): busboy.Busboy {
  try {
    const limits = { parts: MOST_PARTS, fieldSize: FIELD_BYTES }
    return busboy({ headers, limits, defParamCharset: 'utf8' })
  } catch {
    // It has no boundary.
    throw notReadable()
  }
}

async function keepFile(stream: Readable, path: string, fieldName: string, clientName: string) {
  const written = createWriteStream(path, { mode: 0o600 })
  await pipeline(stream, written)
  const file = new MultipartFile({ fieldName, clientName, headers: {} }, {})
  file.tmpPath = path
  file.size = written.bytesWritten
  file.extname = extname(clientName).slice(1).toLowerCase()
  file.state = 'consumed'
  return file
}

/** A name that comes again makes a list. */
function keepField(fields: SentForm['fields'], name: string, text: string): void {
  const before = fields[name]
  fields[name] = before === undefined ? text : [before, text].flat()
}
