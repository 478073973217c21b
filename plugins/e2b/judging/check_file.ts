import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Words } from '#kernel/language/words'
import type { CompiledRules } from '#kernel/case/rules/compiled_check'

import { toUtf8 } from '#plugins/e2b/intake/decode'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { type JudgedMessage, judgeMessage } from '#plugins/e2b/judging/judge_message'
import type { KnownOfReports } from '#plugins/e2b/judging/judge_reports'
import { toXmlElement } from '#plugins/e2b/message/to_xml_element'
import { refusalOf } from '#plugins/e2b/schema/refusal_of'
import { type SchemaError, validateMessage } from '#plugins/e2b/schema/validate_message'

/** What is to be said about one file. */
export interface FileVerdict extends JudgedMessage {
  file: string
  /** No error: neither of the schema nor of a rule. null: none of the rules, no schema is installed. */
  valid: boolean | null
  /** false: no schema is installed, or the file was refused before. */
  checked: boolean
  /** What the schema says. */
  errors: SchemaError[]
  refusal?: { code: number; message: Words }
}

/** What files are judged by. */
export interface Measure {
  readonly rules: CompiledRules
  readonly catalogue: Catalogue
  readonly known?: KnownOfReports
  /** Folder of the schema; default the installed one. */
  readonly schemaFolder?: string
  /** Largest message in bytes. */
  readonly limit?: number
}

/** Opens a file as the import does, and holds it against the schema and all rules. */
export function checkFile(
  file: string,
  bytes: Uint8Array,
  { rules, catalogue, known, schemaFolder, limit }: Measure
): FileVerdict {
  try {
    const notes: Words[] = []
    using document = openMessage(bytes, { limit, notes })
    const { checked, valid, errors } = validateMessage(document, schemaFolder)
    const text = Buffer.from(toUtf8(bytes)).toString('utf8')
    const judged = judgeMessage(toXmlElement(document), text, rules, catalogue, known)
    const isRight = valid && judged.findings.every(({ severity }) => severity !== 'error')
    return {
      ...{ file, valid: checked || !isRight ? isRight : null, checked, errors },
      ...judged,
      notes: [...notes, ...judged.notes],
    }
  } catch (error) {
    return refusedFile(file, error)
  }
}

/** The verdict on a file that cannot be opened; other errors go on. */
export function refusedFile(file: string, error: unknown): FileVerdict {
  const refusal = refusalOf(error)
  if (refusal === undefined) throw error
  const nothing = { errors: [], reports: 0, findings: [], unmapped: [], notes: [], notAsked: [] }
  return { file, valid: false, checked: false, ...nothing, refusal }
}
