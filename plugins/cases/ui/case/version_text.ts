import { versionWords } from '#plugins/cases/contract/version_words'
import { say } from '#resources/app/language'

/** The version of a case in the language of the page. */
export const versionText = (kind: string, version: number): string =>
  say(versionWords(kind, version))
