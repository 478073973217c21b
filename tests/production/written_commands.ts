import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A command as a page of the project tells it to its readers. */
export interface WrittenCommand {
  /** The file that it stands in. */
  readonly page: string
  /** The command, letter by letter: lines that go on are joined, remarks left out. */
  readonly text: string
}

const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTEXT.md',
  '{docs,docs/adr}/*.md',
  '{form-schemas,resources}/**/README.md',
]
/** Names of programs that begin a command in the middle of a sentence. */
const PROGRAM = /^(?:[A-Z_]+=\S+ )*(npm|npx|node|git|curl|psql|pg_dump|pg_restore|tar|systemctl) /
/** A command of ours by its name alone, or as Adonis has it called. */
const OF_ACE = /^(?:(?:node )?ace(?:\.js)? (?=[a-z])|(?=[a-z0-9]+:[a-z-]+(?: |$)))/
const ACE = 'npm run -s ace -- '

/** Every command of the pages and of package.json; each text once, where it comes first. */
export function writtenCommands(root: string): WrittenCommand[] {
  const pages = PAGES.flatMap((pattern) => globSync(pattern, { cwd: root }).sort())
  const found = pages.flatMap((page) =>
    commandsOf(readFileSync(join(root, page), 'utf8')).map((text) => ({ page, text }))
  )
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const name of Object.keys(scripts)) {
    const text = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
    const isWritten = found.some((each) =>
      `${each.text} `.replace(' -s ', ' ').startsWith(`${text} `)
    )
    if (!isWritten) found.push({ page: 'package.json', text })
  }
  return found.filter(({ text }, index) => found.findIndex((each) => each.text === text) === index)
}

/** The commands of a page: those of its `sh` blocks, then those in its sentences and tables. */
export function commandsOf(markdown: string): string[] {
  const blocks = fences(markdown, 'sh').flatMap(statements)
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '')
  const spans = [...prose.matchAll(/`((?:[^`\n]|\n(?!\n))+)`/g)]
    .map(([, code]) => code.replaceAll(/\s*\n\s*/g, ' ').replaceAll('\\|', '|'))
    .map((code) => code.replace(OF_ACE, ACE))
  return [...blocks, ...spans.filter((code) => PROGRAM.test(code))]
}

/** The blocks of one language in a page. */
export function fences(markdown: string, language: string): string[] {
  const pattern = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm')
  return [...markdown.matchAll(pattern)].map(([, block]) => block)
}

/** The statements of a block of shell, one by one; a loop is one. */
export function statements(block: string): string[] {
  const lines = block
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter(Boolean)
  const whole: string[] = []
  let open = 0
  for (const line of lines) {
    if (open > 0) whole.push(`${whole.pop()}\n${line}`)
    else whole.push(line)
    open += count(line, /(^|\s)do(\s|$)/g) - count(line, /(^|\s)done(\s|$)/g)
  }
  return whole
}

const count = (line: string, pattern: RegExp) => [...line.matchAll(pattern)].length
