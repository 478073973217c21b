import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Step } from './step.ts'

const MARKDOWN = [
  '*.md',
  'docs/**/*.md',
  '{bench,form-schemas,kernel,plugins,resources,tests}/**/*.md',
]

/** Every relative link and picture of a Markdown file leads to a file, every #anchor to a heading. */
export const links: Step = {
  name: 'links in *.md',
  async run() {
    const broken = globSync(MARKDOWN).flatMap(brokenLinks)
    return { ok: broken.length === 0, output: broken.join('\n') }
  },
}

/** The links of a Markdown file that lead nowhere, as `file: link`. */
export function brokenLinks(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
  const targets = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map((match) => match[1])
  return targets
    .filter((target) => !/^[a-z]+:/i.test(target) && !leadsSomewhere(file, target))
    .map((target) => `${file}: ${target}`)
}

function leadsSomewhere(file: string, target: string): boolean {
  const [path, anchor] = decodeURI(target).split('#')
  const place = path ? join(dirname(file), path) : file
  if (!existsSync(place)) return false
  return !anchor || !place.endsWith('.md') || headings(place).includes(anchor)
}

function headings(file: string): string[] {
  const lines = readFileSync(file, 'utf8').match(/^#+ .*$/gm) ?? []
  return lines.map((line) =>
    line
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-')
  )
}
