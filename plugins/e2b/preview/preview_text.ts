import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/e2b/lang/server/wording'
import type { PreviewEntry } from '#plugins/e2b/contract/preview_page'
import type { PreviewCase } from '#plugins/e2b/preview/preview_html'

/** The same page as lines of text, for a terminal. */
export function previewText(cases: readonly PreviewCase[]): string[] {
  return cases.flatMap(({ title, pages, unmapped }) => [
    title,
    ...pages.flatMap((page) => ['', `== ${words(page.title)}`, ...linesOf(page.entries, '')]),
    ...(unmapped.length > 0 ? ['', `== ${words(wording('preview_html.not_mapped'))}`] : []),
    ...unmapped.flatMap(({ place, xml }) => [place, `  ${xml}`]),
  ])
}

function linesOf(entries: readonly PreviewEntry[], indent: string): string[] {
  return entries.flatMap((entry) =>
    entry.kind === 'element'
      ? [`${indent}${entry.id} ${words(entry.name)}: ${words(entry.value)}`]
      : [
          `${indent}${entry.id}[${entry.position}] ${words(entry.name)}`,
          ...linesOf(entry.entries, `${indent}  `),
        ]
  )
}

function words({ en, zh }: Words): string {
  return en === zh ? en : `${en} / ${zh}`
}
