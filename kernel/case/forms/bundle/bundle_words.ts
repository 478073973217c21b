import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'

/** What a bundle says beside the names of elements and codes. */
export const bundleWords = {
  row: wording('bundle_words.row'),
  rowHelp: wording('bundle_words.names_the_row_in_the_case'),
  yes: wording('bundle_words.yes'),
  no: wording('bundle_words.no'),
  value: wording('bundle_words.value'),
  nullFlavor: wording('bundle_words.null_flavour'),
  coded: wording('bundle_words.code_with_its_name'),
  codeSystem: wording('bundle_words.code_system_oid'),
  codeSystemVersion: wording('bundle_words.version_of_the_code_system'),
  displayName: wording('bundle_words.name_of_the_code'),
  file: wording('bundle_words.sha_256_of_the_document'),
  name: wording('bundle_words.file_name'),
  mediaType: wording('bundle_words.media_type'),
  size: wording('bundle_words.size_in_bytes'),
  compressed: wording('bundle_words.deflated_in_the_message'),
  verbatim: wording('bundle_words.as_text_in_the_message'),
  base64: wording('bundle_words.content_in_base64'),
} satisfies Record<string, Words>

export type BundleWord = keyof typeof bundleWords
