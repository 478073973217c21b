import { globSync, statSync } from 'node:fs'

const CHOICE = '--files='

/** Arguments of a run of specs, with every chosen folder replaced by the specs in it. */
export function chosenSpecs(args: readonly string[]): string[] {
  return args.flatMap((argument) => {
    const path = argument.startsWith(CHOICE) && argument.slice(CHOICE.length)
    if (!path || !statSync(path, { throwIfNoEntry: false })?.isDirectory()) return argument
    const specs = globSync('**/*.spec.ts', { cwd: path })
    if (specs.length === 0) throw new Error(`There is no spec in ${path}`)
    return specs.map((spec) => `${CHOICE}${path.replace(/\/$/, '')}/${spec}`)
  })
}
