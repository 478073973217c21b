import type { ErrorEntry } from '#kernel/errors/error_texts'

/**
 * What is wrong with a list of error entries, one sentence each: numbers and keys have one owner
 * and are never given twice, every text exists in both languages.
 */
export function checkErrorCatalogue(entries: readonly ErrorEntry[]): string[] {
  return [
    ...repeated(entries.map((entry) => entry.code)).map((code) => `error ${code} stands twice`),
    ...repeated(entries.map((entry) => entry.key)).map((key) => `error key ${key} stands twice`),
    ...entries.flatMap((entry) => [
      ...(entry.message.en.trim() ? [] : [`error ${entry.code} has no English message`]),
      ...(entry.message.zh.trim() ? [] : [`error ${entry.code} has no Chinese message`]),
      ...(entry.owner ? [] : [`error ${entry.code} has no owner`]),
    ]),
  ]
}

function repeated<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))]
}
