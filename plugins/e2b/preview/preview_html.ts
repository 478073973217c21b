import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/e2b/lang/server/wording'
import type { Unmapped } from '#plugins/e2b/message/reader'
import type { PreviewEntry, PreviewPage } from '#plugins/e2b/contract/preview_page'

export interface PreviewCase {
  title: string
  pages: PreviewPage[]
  unmapped: readonly Unmapped[]
}

const STYLE = `body{font:14px/1.5 system-ui,"Noto Sans SC",sans-serif;color:#282a37;max-width:1100px;margin:24px auto;padding:0 16px}
h1{font-size:22px}h2{font-size:16px;border-bottom:1px solid #d8dae2;padding-bottom:4px;margin-top:28px}
h3{font-size:14px;margin:12px 0 4px}section section{margin-left:16px;border-left:2px solid #e8e9ef;padding-left:12px}
dl{display:grid;grid-template-columns:120px 1fr 2fr;gap:2px 12px;margin:0}
dt{color:#6b6f80}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}.zh{color:#6b6f80}
code{overflow-wrap:anywhere;white-space:pre-wrap}`

/** A page that stands alone: no script, nothing from elsewhere. */
export function previewHtml(cases: readonly PreviewCase[]): string {
  const body = cases.map(caseHtml).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(cases[0]?.title ?? 'E2B(R3)')}</title>
<style>${STYLE}</style></head><body>
${body}
</body></html>
`
}

function caseHtml({ title, pages, unmapped }: PreviewCase): string {
  const sections = pages.map(
    (page) => `<h2>${words(page.title)}</h2>\n${entriesHtml(page.entries)}`
  )
  const rest = unmapped.map(
    ({ place, xml }) => `<p>${escape(place)}<br><code>${escape(xml)}</code></p>`
  )
  const heading = words(wording('preview_html.not_mapped'))
  return [
    `<h1>${escape(title)}</h1>`,
    ...sections,
    ...(rest.length > 0 ? [`<h2>${heading}</h2>`, ...rest] : []),
  ].join('\n')
}

function entriesHtml(entries: readonly PreviewEntry[]): string {
  return entries
    .map((entry) => (entry.kind === 'row' ? rowHtml(entry) : elementHtml(entry)))
    .join('\n')
}

function rowHtml({ id, name, position, entries }: Extract<PreviewEntry, { kind: 'row' }>): string {
  return `<section><h3>${escape(id)} ${words(name)} (${position})</h3>\n${entriesHtml(entries)}</section>`
}

function elementHtml({ id, name, value }: Extract<PreviewEntry, { kind: 'element' }>): string {
  return `<dl><dt>${escape(id)}</dt><dt>${words(name)}</dt><dd>${words(value)}</dd></dl>`
}

function words({ en, zh }: Words): string {
  return en === zh ? escape(en) : `${escape(en)} <span class="zh" lang="zh">${escape(zh)}</span>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
