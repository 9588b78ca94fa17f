import type { Static } from 'typebox'
import { richContentBounds } from '../bounds.ts'
import { entity, flag, integer, list, looseMap, number, oneOf, optional, text, timestamp } from '../schema.ts'

const RichLink = entity(
  'RichLink',
  {
    url: optional(text()),
    anchor: optional(text({ description: 'ID of a node to link to.' })),
    target: optional(oneOf(['SELF', 'BLANK', 'PARENT', 'TOP'])),
    rel: optional(
      entity(
        'RichLinkRel',
        {
          nofollow: optional(flag()),
          sponsored: optional(flag()),
          ugc: optional(flag()),
          noreferrer: optional(flag()),
        },
        { description: 'The relationship of a link to its target.' },
      ),
    ),
    customData: optional(text()),
  },
  { description: 'A link in a text.' },
)

const sketches = ['UNDERLINE', 'BOX', 'CIRCLE', 'HIGHLIGHT', 'STRIKETHROUGH', 'CROSSED_OFF'] as const
const decorations = [
  'BOLD',
  'ITALIC',
  'UNDERLINE',
  'STRIKETHROUGH',
  'SUPERSCRIPT',
  'SUBSCRIPT',
  'COLOR',
  'FONT_SIZE',
  'FONT_FAMILY',
  'LINK',
  'ANCHOR',
  'MENTION',
  'SPOILER',
  'SKETCH',
  'EXTERNAL',
] as const

const RichDecoration = entity(
  'RichDecoration',
  {
    type: optional(oneOf(decorations)),
    anchorData: optional(entity('AnchorData', { anchor: optional(text()) }, { description: 'An anchor.' })),
    colorData: optional(
      entity(
        'ColorData',
        { background: optional(text()), foreground: optional(text()) },
        { description: 'Colors of a text.' },
      ),
    ),
    linkData: optional(entity('LinkData', { link: optional(RichLink) }, { description: 'A link.' })),
    mentionData: optional(
      entity(
        'MentionData',
        {
          name: optional(text()),
          slug: optional(text()),
          id: optional(text()),
          type: optional(text()),
        },
        { description: 'A mention of a person.' },
      ),
    ),
    fontSizeData: optional(
      entity(
        'FontSizeData',
        { unit: optional(oneOf(['PX', 'EM'])), value: optional(number()) },
        { description: 'A font size.' },
      ),
    ),
    fontWeightValue: optional(number()),
    italicData: optional(flag()),
    underlineData: optional(flag()),
    spoilerData: optional(entity('SpoilerData', { id: optional(text()) }, { description: 'A hidden text.' })),
    strikethroughData: optional(flag()),
    superscriptData: optional(flag()),
    subscriptData: optional(flag()),
    fontFamilyData: optional(
      entity('FontFamilyData', { value: optional(text({ maxLength: 1000 })) }, { description: 'A font family.' }),
    ),
    sketchData: optional(
      entity(
        'SketchData',
        {
          variant: optional(oneOf(sketches)),
          color: optional(text({ maxLength: 19 })),
          animate: optional(flag()),
        },
        { description: 'A hand-drawn decoration.' },
      ),
    ),
  },
  { description: 'A decoration of a text. The field that matches `type` has its details.' },
)

const RichTextStyle = entity(
  'RichTextStyle',
  {
    decorations: optional(list(RichDecoration)),
    nodeStyle: optional(
      entity(
        'RichNodeStyle',
        {
          paddingTop: optional(text()),
          paddingBottom: optional(text()),
          backgroundColor: optional(text()),
        },
        { description: 'The style of a node.' },
      ),
    ),
    lineHeight: optional(text()),
  },
  { description: 'The style of a type of text.' },
)

const style = optional(RichTextStyle)

export type RichContent = Static<typeof RichContent>
export const RichContent = entity(
  'RichContent',
  {
    nodes: optional(
      list(looseMap(richContentBounds), {
        maxItems: 1000,
        json: richContentBounds,
        description: 'Paragraphs, lists, images …, each with its content.',
      }),
    ),
    metadata: optional(
      entity(
        'RichContentMetadata',
        {
          version: optional(integer()),
          createdTimestamp: optional(timestamp()),
          updatedTimestamp: optional(timestamp()),
          id: optional(text()),
        },
        { description: 'Metadata of a rich text.' },
      ),
    ),
    documentStyle: optional(
      entity(
        'DocumentStyle',
        {
          headerOne: style,
          headerTwo: style,
          headerThree: style,
          headerFour: style,
          headerFive: style,
          headerSix: style,
          paragraph: style,
          blockquote: style,
          codeBlock: style,
        },
        { description: 'Styles of a rich text, by type of text.' },
      ),
    ),
  },
  { description: 'A rich text with headings, links and images.' },
)
