/** Languages of messages. */
export const MESSAGE_LANGUAGES = ['en', 'zh'] as const;

/** A language of messages. */
export type Language = (typeof MESSAGE_LANGUAGES)[number];

/** A value for every language. */
export type Bilingual<T> = Readonly<Record<Language, T>>;
