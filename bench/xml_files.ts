import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { generateCase } from '#tests/invented/cases/generate_case'
import { messageOf } from '#tests/invented/samples/message_of'
import { writeMessage } from '#plugins/e2b/message/writer'

/** So rich that a message has 47 KB on average. */
const RICHNESS = 0.72

export interface XmlFile {
  readonly name: string
  readonly path: string
  readonly bytes: Uint8Array
}

/** Writes messages of about 47 KB into a folder, which is emptied first. */
export async function makeFiles(folder: string, count: number): Promise<XmlFile[]> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const catalogue = loadCatalogue()
  const files: XmlFile[] = []
  for (let number = 1; number <= count; number++) {
    const content = generateCase({ seed: 'BENCH', number, richness: RICHNESS })
    const { batch, report } = messageOf(content)
    const bytes = Buffer.from(writeMessage({ batch, reports: [report] }, catalogue), 'utf8')
    const name = `${String(number).padStart(6, '0')}.xml`
    const path = join(folder, name)
    await writeFile(path, bytes)
    files.push({ name, path, bytes })
  }
  return files
}
