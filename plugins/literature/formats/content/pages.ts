import type { Article } from '#plugins/literature/formats/article'
import type { FieldName } from '#plugins/literature/formats/raw_record'

type Place = Pick<Article, 'volume' | 'issue' | 'pages'>

/** `Demo J. 2020 Nov;12(3):45-50. doi: ...` */
const CITATION =
  /\d{4}[^;:]*;\s*(?<volume>[^(:;]+)?(?:\((?<issue>[^)]+)\))?(?::\s*(?<pages>[\w+,-]+))?/

/** Volume, issue and pages; those that have no field of their own are read from the citation. */
export function pagesOf(first: (...names: FieldName[]) => string | null): Place {
  const cited = CITATION.exec(first('citation') ?? '')?.groups ?? {}
  return {
    volume: first('volume') ?? (cited.volume?.trim() || null),
    issue: first('issue') ?? cited.issue ?? null,
    pages: range(first('pages') ?? first('firstPage'), first('lastPage')) ?? cited.pages ?? null,
  }
}

function range(from: string | null, to: string | null): string | null {
  const start = from?.replaceAll(/\s*[–—−~～]\s*|\s*--+\s*/g, '-') ?? null
  if (start === null || to === null || start === to || start.includes('-')) return start ?? to
  return `${start}-${to}`
}
