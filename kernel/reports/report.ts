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

/** The whole page. */
export async function pageOf({ title, about, write }: Report): Promise<string> {
  const origin = '<!-- Written by `npm run -s ace -- docs:reports`; not edited by hand. -->'
  return [`# ${title}`, origin, about, (await write()).trim(), ''].join('\n\n').trimEnd() + '\n'
}
