import { readFile } from 'node:fs/promises'

import { args } from '@adonisjs/core/ace'

import { isZip } from '#kernel/files/checks/signatures'
import { readZip } from '#kernel/files/read_zip'

import { E2bCommand } from '#plugins/e2b/commands/e2b_command'
import { type FileVerdict, checkFile, refusedFile } from '#plugins/e2b/schema/check_file'

export default class E2bValidate extends E2bCommand {
  static commandName = 'e2b:validate'
  static description =
    'Says of each file (or each file of a zip) whether it is a valid E2B(R3) message'

  @args.spread({ description: 'XML files or zips' })
  declare files: string[]

  async run() {
    const verdicts: FileVerdict[] = []
    for (const file of this.files) {
      for await (const verdict of verdictsOf(file)) verdicts.push(verdict)
    }
    this.print(verdicts, () => verdicts.flatMap(linesOf))
    if (verdicts.some(({ valid }) => valid === false)) this.exitCode = 1
  }
}

/** One verdict for a message; for an archive one for each file in it, or one why it is refused. */
async function* verdictsOf(file: string): AsyncGenerator<FileVerdict> {
  try {
    const bytes = await readFile(file)
    if (!isZip(bytes)) return yield checkFile(file, bytes)
    for await (const item of readZip(bytes)) {
      yield checkFile(`${file}: ${item.name}`, await item.read())
    }
  } catch (error) {
    yield refusedFile(file, error)
  }
}

function linesOf({ file, valid, errors, refusal }: FileVerdict): string[] {
  if (refusal) return [`${file}: refused, ${refusal.code} ${refusal.message.en}`]
  if (valid === null) return [`${file}: well-formed; no schema installed`]
  if (valid) return [`${file}: valid`]
  return [`${file}: not valid`, ...errors.map(({ line, message }) => `  line ${line}: ${message}`)]
}
