/** A page of docs/ that is written by the program itself, never by hand. */
export interface Report {
  /** Name of the file in docs/. */
  readonly file: string
  readonly title: string
  /** What it shows, in one sentence. */
  readonly about: string
  /** The page below its title, in markdown. */
  write(): Promise<string>
}

/** A file of the repository that the program writes. */
export interface WrittenFile {
  /** From the root of the repository. */
  readonly path: string
  text(): Promise<string>
}

/** The file of a page. */
export const fileOf = (report: Report): WrittenFile => ({
  path: `docs/${report.file}`,
  text: () => pageOf(report),
})

/** The whole page. */
async function pageOf({ title, about, write }: Report): Promise<string> {
  const origin = '<!-- Written by `npm run -s ace -- docs:reports`; not edited by hand. -->'
  return [`# ${title}`, origin, about, (await write()).trim(), ''].join('\n\n').trimEnd() + '\n'
}
