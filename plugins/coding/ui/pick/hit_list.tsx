import { useTranslation } from 'react-i18next'
import type { DescribedTerm } from '#plugins/coding/contract/dictionary'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { HitList as Hits } from '#resources/kit/pick/hit_list'
import { HiddenTerms } from './hidden_terms'
import { TermMarks } from './term_marks'
import { useGroupTitles } from './use_group_titles'
import { nameOf, otherNameOf } from '../term_names'
import type { FoundTerms } from './use_term_search'

interface HitListProps {
  found: FoundTerms
  onTake: (term: DescribedTerm) => void
  onShowHidden: () => void
}

/** The terms that were found, and how many are left out. */
export function HitList({ found, onTake, onShowHidden }: HitListProps) {
  const { t } = useTranslation()
  const titles = useGroupTitles()
  if (found.error) return <ErrorState text={found.error} onRetry={found.reload} />
  const hidden = found.notCurrent > 0 && (
    <HiddenTerms count={found.notCurrent} isAll={found.nothing} onShow={onShowHidden} />
  )
  if (found.nothing && hidden) return hidden
  if (found.nothing) {
    return (
      <EmptyState
        icon="search"
        title={t('coding:pick.nothing')}
        text={t('coding:pick.nothing_text')}
      />
    )
  }
  const groups = found.groups.map(({ group, total, terms }) => ({
    ...{ key: group, title: titles[group], total },
    hits: terms.map((term) => ({
      key: `${term.level}${term.code}`,
      name: nameOf(term),
      marks: <TermMarks term={term} />,
      note: (
        <>
          <span className="num">{term.code}</span>
          {otherNameOf(term) && ` · ${otherNameOf(term)}`}
        </>
      ),
    })),
  }))
  const terms = found.groups.flatMap((group) => group.terms)
  return (
    <>
      <Hits
        label={t('coding:pick.found')}
        groups={groups}
        at={found.at}
        waiting={found.waiting}
        onChoose={found.choose}
        onTake={(place) => onTake(terms[place]!)}
      />
      {hidden}
    </>
  )
}
