import { TextField } from '@vitrine/ui'
import { MomentInput } from '../clock/date-fields.tsx'
import { words } from '../words/words.ts'
import { omitEmpty } from './lists.ts'
import type { DesignDraft } from './use-draft.ts'

const { design: texts } = words

/** The announcement above every page. */
export const AnnouncementFields = ({ draft, edit, fieldError }: DesignDraft) => {
  const { announcement } = draft
  const change = (by: Partial<NonNullable<typeof announcement>>): void => {
    const next = omitEmpty({ text: '', ...announcement, ...by })
    // An announcement without text is removed.
    edit({ announcement: (next.text ? next : undefined) as NonNullable<typeof announcement> })
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{texts.announcementHint}</p>
      <TextField
        label={texts.announcement}
        mark="none"
        maxLength={200}
        value={announcement?.text ?? ''}
        error={fieldError('announcement.text')}
        onChange={(event) => change({ text: event.target.value })}
      />
      {announcement && (
        <>
          <TextField
            label={texts.link}
            hint={texts.linkHint}
            maxLength={2048}
            mark="optional"
            value={announcement.href ?? ''}
            error={fieldError('announcement.href')}
            onChange={(event) => change({ href: event.target.value.trim() })}
          />
          <MomentInput
            label={texts.from}
            mark="optional"
            moment={announcement.from}
            error={fieldError('announcement.from')}
            onMoment={(moment) => change({ from: moment as Date })}
          />
          <MomentInput
            label={texts.until}
            mark="optional"
            moment={announcement.until}
            error={fieldError('announcement.until')}
            onMoment={(moment) => change({ until: moment as Date })}
          />
        </>
      )}
    </div>
  )
}
