import type { IncomingMessage } from 'node:http'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

import { test } from '@japa/runner'

import { readSentFiles } from '#kernel/files/read_sent_files'
import { UnreadableBody } from '#kernel/http/body/unreadable_body'

const MB = 1024 * 1024
const FILE = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.xml"\r\n\r\n`
/** Below, about and above what streams hold back for each other. */
const SIZES = [0, 10, 60_000, 65_536, 70_000, 131_072, 200_000]

/** A body that comes in these pieces, with a moment between them. */
function bodyOf(pieces: readonly Buffer[]): IncomingMessage {
  const come = async function* () {
    for (const piece of pieces) {
      await sleep(2)
      yield piece
    }
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return Object.assign(Readable.from(come()), { headers }) as unknown as IncomingMessage
}

/** A form with a file of so many bytes, in one piece and in two. */
function sent(size: number, end: string): Buffer[][] {
  const body = Buffer.from(`${FILE}${'z'.repeat(size)}${end}`)
  const cuts = [FILE.length + 1, FILE.length + size, body.length - 1]
  return [[body], ...cuts.map((at) => [body.subarray(0, at), body.subarray(at)])]
}

test.group('The files of a form', () => {
  const read = async (pieces: readonly Buffer[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'sent-'))
    try {
      const { files } = await readSentFiles(bodyOf(pieces), folder, MB)
      return (await readFile(files.files![0]!.tmpPath!)).length
    } catch (error) {
      if (error instanceof UnreadableBody) return error.status
      throw error
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  test('are read whole, however large and in whatever pieces they come', async ({ assert }) => {
    for (const size of SIZES) {
      for (const pieces of sent(size, '\r\n--x--\r\n')) assert.equal(await read(pieces), size)
    }
  })

  test('are refused when the form ends before its end, however much of a file is under way', async ({
    assert,
  }) => {
    for (const end of [
      '',
      '\r\n',
      '\r\n--x',
      '\r\n--x-',
      `\r\n${FILE}`,
      '\r\n--x\r\n: x\r\n\r\n',
    ]) {
      const all = SIZES.flatMap((size) => sent(size, end))
      assert.deepEqual([...new Set(await Promise.all(all.map(read)))], [400], JSON.stringify(end))
    }
  })

  test('of a form that is too large are closed, and their folder can be removed', async ({
    assert,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'sent-'))
    const pieces = sent(200_000, '\r\n--x--\r\n')[1]!
    await assert.rejects(() => readSentFiles(bodyOf(pieces), folder, 100_000))
    assert.isNotEmpty(await readdir(folder))
    await rm(folder, { recursive: true })
  })
})
