import { useTranslation } from 'react-i18next'
import type { DrugEntry, DrugHitGroup } from '#plugins/drugs/contract'
import { currentLanguage } from '#resources/app/language'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { HitList } from '#resources/kit/pick/hit_list'
import { DrugMarks } from './drug_marks'
import type { FoundEntries } from './use_drug_search'

interface DrugListProps {
  found: FoundEntries
  onTake: (entry: DrugEntry) => void
}

/** The drugs that were found. */
export function DrugList({ found, onTake }: DrugListProps) {
  const { t } = useTranslation()
  const titles: Record<DrugHitGroup, string> = {
    code: t('drugs:groups.code'),
    exact: t('drugs:groups.exact'),
    prefix: t('drugs:groups.prefix'),
    contains: t('drugs:groups.contains'),
    fuzzy: t('drugs:groups.fuzzy'),
  }
  if (found.error) return <ErrorState text={found.error} onRetry={found.reload} />
  if (found.nothing) {
    return (
      <EmptyState
        icon="search"
        title={t('drugs:pick.nothing')}
        text={t('drugs:pick.nothing_text')}
      />
    )
  }
  const groups = found.groups.map(({ group, total, totalIsLowerBound, entries }) => ({
    ...{ key: group, title: titles[group], total, totalIsLowerBound },
    hits: entries.map((entry) => ({
      key: `${entry.source} ${entry.code}`,
      name: nameOf(entry),
      marks: <DrugMarks entry={entry} />,
      note: noteOf(entry),
    })),
  }))
  return (
    <HitList
      label={t('drugs:pick.found')}
      groups={groups}
      at={found.at}
      waiting={found.waiting}
      onChoose={found.choose}
      onTake={(place) => onTake(found.entries[place]!)}
    />
  )
}

/** How an entry is called in the language of the page, else in the other one. */
export function nameOf({ nameZh, nameEn }: DrugEntry): string {
  return currentLanguage() === 'zh' ? nameZh || nameEn : nameEn || nameZh
}

/** What tells it from others of that name. */
export function noteOf(entry: DrugEntry): string {
  const { genericName, isGeneric, strength, doseForm, authorisationNumber, country, holder } = entry
  const code = entry.source === 'whodrug' ? spaced(entry.drugCode) : entry.code
  const substances = entry.source === 'whodrug' && !isGeneric ? genericName : ''
  return [code, substances, strength, doseForm, authorisationNumber, country, holder]
    .filter(Boolean)
    .join(' · ')
}

/** Drug record number and the two sequence numbers, as people read them: 000123 01 001. */
const spaced = (code: string) => `${code.slice(0, 6)} ${code.slice(6, 8)} ${code.slice(8)}`
