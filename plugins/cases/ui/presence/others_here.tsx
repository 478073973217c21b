import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { caseTabs } from '#plugins/cases/contract/slots'
import { fillingsOf } from '#resources/app/slots'
import { initialsOf } from '#resources/app/shell/initials'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Hidden } from '#resources/kit/hidden'
import { colour } from '#resources/kit/theme/tokens'
import { useOthers } from './presence_context'

/** More than these are counted. */
const MOST_SHOWN = 3

const List = styled('ul')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
const Person = styled('li', { shouldForwardProp: (prop) => prop !== 'close' })<{ close: boolean }>(
  ({ close }) => ({
    'position': 'relative',
    'display': 'flex',
    'alignItems': 'center',
    'gap': 6,
    'fontSize': 12,
    'color': close ? colour.amber : colour.ink2,
    '& i': {
      display: 'block',
      maxWidth: 130,
      fontStyle: 'normal',
      lineHeight: 1.35,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& > b': {
      display: 'grid',
      placeItems: 'center',
      width: 26,
      height: 26,
      borderRadius: '50%',
      fontSize: 11,
      fontWeight: 600,
      background: close ? colour.amberSoft : colour.lineSoft,
      color: close ? colour.amber : colour.ink2,
    },
  })
)

/**
 * Who else has the case open, and where in it; whoever is on the same page stands out.
 * @param props.page where one is oneself: name of a page, or key of a tab
 */
export function OthersHere({ page }: { page: string }) {
  const { t } = useTranslation()
  const { pages } = useForms()
  const others = useOthers()
  const nameOf = (place: string) => {
    const found = pages.find((each) => each.page === place)
    if (found) return say(found.short)
    const tab = fillingsOf(caseTabs).find(({ key }) => key === place)
    return t(`cases:presence.places.${place}`, { defaultValue: tab?.label(t) ?? place })
  }
  if (others.length === 0) return null
  const close = (place: string) => place === page && pages.some((each) => each.page === place)
  const shown = others.toSorted((a, b) => Number(close(b.page)) - Number(close(a.page)))
  return (
    <List aria-label={t('cases:presence.label')}>
      {shown.slice(0, MOST_SHOWN).map((other, index) => {
        const place = nameOf(other.page)
        const words = t(
          close(other.page) ? 'cases:presence.same_page' : 'cases:presence.elsewhere',
          {
            name: other.name,
            place,
          }
        )
        return (
          <Person key={`${other.name} ${index}`} close={close(other.page)} title={words}>
            <Hidden>{words}</Hidden>
            <b aria-hidden>{initialsOf(other.name)}</b>
            {others.length === 1 && (
              <span aria-hidden>
                <i>{other.name}</i>
                <i>{place}</i>
              </span>
            )}
          </Person>
        )
      })}
      {others.length > MOST_SHOWN && (
        <Person
          close={false}
          title={shown
            .slice(MOST_SHOWN)
            .map(({ name, page: place }) => `${name} · ${nameOf(place)}`)
            .join('\n')}
        >
          +{others.length - MOST_SHOWN}
        </Person>
      )}
    </List>
  )
}
