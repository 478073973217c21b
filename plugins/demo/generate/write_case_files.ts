import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { inject } from '@adonisjs/core'

import { CaseMessages } from '#plugins/e2b/contract'
import { generateCase } from '#tests/invented/cases/generate_case'
import type { GenerateInput } from '#plugins/demo/generate/generate_cases'
import { messageOf } from '#tests/invented/samples/message_of'

/** Messages written at once. */
const AT_ONCE = 8

/** Writes synthetic cases as E2B(R3) files, a case each; needs no database. */
@inject()
export class WriteCaseFiles {
  constructor(private messages: CaseMessages) {}

  async handle({ cases, seed, folder }: GenerateInput & { folder: string }): Promise<void> {
    await mkdir(folder, { recursive: true })
    let number = 0
    const lane = async () => {
      while (number < cases) await this.#write(++number, seed, folder)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    await this.messages.close()
  }

  async #write(number: number, seed: string, folder: string) {
    const { batch, report } = messageOf(generateCase({ seed, number }))
    const bytes = await this.messages.write(batch, [report])
    await writeFile(join(folder, `${String(number).padStart(7, '0')}.xml`), bytes)
  }
}
