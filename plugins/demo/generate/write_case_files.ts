import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Messages } from '#plugins/e2b/contract'

import { generateCase } from '#tests/invented/cases/generate_case'
import { messageOf } from '#tests/invented/samples/message_of'

/** Messages written at once. */
const AT_ONCE = 8

/** Writes synthetic cases as E2B(R3) files into a folder, a case each; needs no database. */
export async function writeCaseFiles(
  messages: Messages,
  { cases, seed, folder }: { cases: number; seed: string; folder: string }
): Promise<void> {
  await mkdir(folder, { recursive: true })
  let number = 0
  const lane = async () => {
    while (number < cases) {
      const own = ++number
      const { batch, report } = messageOf(generateCase({ seed, number: own }))
      const { xml } = await messages.write(batch, [report])
      await writeFile(join(folder, `${String(own).padStart(7, '0')}.xml`), xml)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  await messages.close()
}
