import type { CaseContent, Row } from '#kernel/content/case_content'
import { isFile, nullFlavorOf, valueOf } from '#kernel/content/leaf'
import { useLanguage } from '#resources/app/language_context'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { useForms } from '../catalogue/forms_context'
import { codeWithoutName } from '../codes/code_without_name'
import { fileFacts } from '../widgets/file/file_facts'
import { useDocuments } from './documents'
import { leafWords } from './leaf_words'
import { LicensedName } from './licensed_name'
import { useIsOnPaper } from './on_paper'

interface LeafValueProps {
  element: string
  leaf: unknown
  /** Shown beside something that matters more. */
  quiet?: boolean
  /** Show the code beside its name. */
  withCode?: boolean
  /** Where the leaf stands, with the version of its code beside it. */
  level?: CaseContent | Row
}

/** A leaf to read: words, the code behind them, or the null flavour as a tag with its meaning. */
export function LeafValue({ element, leaf, quiet, withCode, level }: LeafValueProps) {
  const forms = useForms()
  const { catalogue } = forms
  const language = useLanguage()
  const documents = useDocuments()
  const onPaper = useIsOnPaper()
  const nullFlavor = nullFlavorOf(leaf)
  if (nullFlavor) {
    const meaning = catalogue.codeName('null-flavor', nullFlavor, language)
    return (
      <>
        <Tag title={meaning}>{nullFlavor}</Tag>
        {onPaper && <Quiet> {meaning}</Quiet>}
      </>
    )
  }
  const words = leafWords(catalogue, element, leaf, language)
  const code = String(valueOf(leaf) ?? '')
  const beside = isFile(leaf)
    ? fileFacts(leaf)
    : coded(leaf) ||
      (withCode && code !== words && typeof valueOf(leaf) === 'string' && isCode(words, code)
        ? code
        : '')
  if (quiet) return <Quiet>{words}</Quiet>
  const unnamed = codeWithoutName(forms, element, leaf, level)
  return (
    <>
      {isFile(leaf) && documents ? (
        // The line of a table that it stands in opens its row by a click.
        <a href={documents.hrefOf(leaf.file)} onClick={(event) => event.stopPropagation()}>
          {words}
        </a>
      ) : (
        words
      )}
      {unnamed && <LicensedName code={unnamed} />}
      {beside && <Quiet className="num"> {beside}</Quiet>}
    </>
  )
}

/** A code stands beside its name; a date that is only written differently does not. */
function isCode(words: string, code: string): boolean {
  return words.replace(' ', 'T') !== code
}

function coded(leaf: unknown): string {
  if (typeof leaf !== 'object' || leaf === null || !('value' in leaf)) return ''
  const { displayName, codeSystem, codeSystemVersion } = leaf as Record<string, string | undefined>
  return [displayName, codeSystem, codeSystemVersion].filter(Boolean).join(' · ')
}
