import type { CaseContent } from '#kernel/case/content/case_content'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import { placedMomentText, utcText } from '#kernel/fields/moment_text'
import type { Words } from '#kernel/language/words'
import { sha256Of } from '#kernel/files/file_store'
import type { PaperDocument, PaperNode } from '#kernel/paper/paper_document'

import { versionWords } from '#plugins/cases/contract/version_words'
import type { VersionKind } from '#plugins/cases/contract'
import type { PaperForm, PaperLanguage } from '#plugins/papers/contract'
import { wording } from '#plugins/papers/lang/server/wording'
import { boxForms } from '#plugins/papers/writing/box_form'
import { casePages } from '#plugins/papers/writing/case_pages'
import { sectionForm } from '#plugins/papers/writing/section_form'

/** A case as it stood after one of its saves, and what is known of that save. */
export interface CaseOfPaper {
  readonly caseNo: string
  readonly version: number
  readonly versionKind: VersionKind
  readonly revision: number
  readonly content: CaseContent
  readonly terms: ReadonlyMap<string, Words>
}

/** Who prints when, and how the case stands. */
export interface PaperFacts {
  readonly maker: string
  /** ISO, UTC */
  readonly madeAt: string
  readonly timeZone: string
  readonly state: 'draft' | 'superseded' | 'nullified' | 'ended'
}

/** Words in the language of a paper; in both with a stroke between, once where they are the same. */
const sayIn =
  (language: PaperLanguage) =>
  ({ en, zh }: Words): string =>
    language === 'both' ? (en === zh ? en : `${zh} / ${en}`) : language === 'zh' ? zh : en

/** The paper of a case by a form, as data; without nodes where the case has nothing that it is about. */
export function paperOfCase(
  one: CaseOfPaper,
  form: PaperForm,
  language: PaperLanguage,
  facts: PaperFacts,
  forms: Pick<FormSchemas, 'catalogue' | 'pages'>
): PaperDocument {
  const say = sayIn(language)
  const { caseNo, version, versionKind, revision, content, terms } = one
  const { maker, madeAt, timeZone, state } = facts
  const { catalogue, pages } = forms
  const layout = form.layout === 'pages' ? undefined : form.layout
  const saying = {
    values: { content, catalogue, terms, facts: { VERSION: versionKind } },
    words: layout?.words ?? {},
    say,
  }
  const times = [utcText(madeAt), placedMomentText(timeZone, madeAt)]
  const foot = [
    caseNo,
    say(versionWords(versionKind, version)),
    say(wording('paper.revision', { revision })),
    say(wording('paper.form', { name: form.name, version: form.version })),
    maker,
    [...new Set(times)].join(' / '),
    `SHA-256 ${sha256Of(Buffer.from(JSON.stringify(content)))}`,
  ].join(' · ')
  return {
    title: `${caseNo} ${say(form.name)}`,
    ...{ maker, madeAt, foot },
    language: language === 'en' ? 'en' : 'zh',
    words: {
      pageOf: say(wording('paper.page_of', { page: '{{page}}', pages: '{{pages}}' })),
      continued: sayIn('both')(wording('paper.continued')),
    },
    ...(state !== 'ended' && { watermark: say(wording(`paper.${state}`)) }),
    ...(form.least !== undefined && { least: form.least }),
    nodes: nodesOf(),
  }

  function nodesOf(): readonly PaperNode[] {
    if (layout && 'boxes' in layout) return boxForms(form, layout, saying)
    if (layout) return sectionForm(form, layout, saying)
    return [
      { kind: 'heading', level: 1, text: `${caseNo} ${say(form.title)}` },
      ...casePages(content, pages, saying),
    ]
  }
}
