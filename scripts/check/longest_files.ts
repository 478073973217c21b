import { globSync, readFileSync } from 'node:fs'

const CODE =
  '{bench,bin,config,database,kernel,plugins,resources,scripts,start,tests}/**/*.{ts,tsx,mjs}'

/** The ten longest files: printed, not forbidden. A file far above its neighbours holds two ideas. */
export function longestFiles(): string {
  const files = globSync(CODE)
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => b.lines - a.lines)
  const lengths = files.map(({ lines }) => lines).reverse()
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0
  const top = files
    .slice(0, 10)
    .map(({ file, lines }) => `    ${String(lines).padStart(5)}  ${file}`)
  return `  Longest of ${files.length} files (median ${at(0.5)} lines, p90 ${at(0.9)}):\n${top.join('\n')}`
}
