import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { isFile, nameIn, nullFlavorOf, valueOf } from '#kernel/case/content/leaf'
import { useLanguage } from '#resources/app/language_context'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { useForms } from '../catalogue/forms_context'
import { codeWithoutName } from '../codes/code_without_name'
import { fileFacts } from '../widgets/file/file_facts'
import { useDocuments } from './documents'
import { isUnit, leafWords } from './leaf_words'
import { useIsOnPaper } from './on_paper'
import { TermName } from './term_name'

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

/**
 * A leaf to read: words, the code behind them, or the null flavour as a tag with its meaning. A term of a
 * dictionary is told by its name, its code stands beside it.
 */
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
  if (quiet) return <Quiet>{words}</Quiet>
  const definition = catalogue.element(element)
  const code = String(valueOf(leaf) ?? '')
  if (catalogue.codeList(definition?.codeList)?.licensed && code !== '') {
    const unnamed = codeWithoutName(forms, element, leaf, level)
    const name = nameIn(leaf) ?? (words === code ? undefined : words)
    return <TermName name={name} code={code} unnamed={unnamed} beside={systemOf(leaf)} />
  }
  const isNamed = typeof valueOf(leaf) === 'string' && !isUnit(definition) && isCode(words, code)
  const beside = isFile(leaf)
    ? fileFacts(leaf)
    : [nameIn(leaf), systemOf(leaf)].filter(Boolean).join(' · ') ||
      (withCode && code !== words && isNamed ? code : '')
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
      {beside && <Quiet className="num"> {beside}</Quiet>}
    </>
  )
}

/** A code stands beside its name; a date that is only written differently does not. */
function isCode(words: string, code: string): boolean {
  return words.replace(' ', 'T') !== code
}

/** The code system that came with a code, and its version. */
function systemOf(leaf: unknown): string {
  if (typeof leaf !== 'object' || leaf === null || !('value' in leaf)) return ''
  const { codeSystem, codeSystemVersion } = leaf as Record<string, string | undefined>
  return [codeSystem, codeSystemVersion].filter(Boolean).join(' · ')
}
