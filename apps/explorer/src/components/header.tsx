import { LANGUAGES, language, words } from '../language/words.ts';
import { THEMES, type Theme, theme } from '../state/theme.ts';
import { show } from '../state/view.ts';
import { OpenForm } from './open-form.tsx';

/** Shows the name of the page, the opened index, and the choices of language and theme. */
export function Header() {
	const say = words.value;
	return (
		<header>
			<h1>{say.title}</h1>
			<OpenForm />
			<label>
				{say.language}
				<select value={language.value} onChange={({ currentTarget }) => show({ lang: currentTarget.value })}>
					{LANGUAGES.map(([code, name]) => (
						<option key={code} value={code} lang={code}>
							{name}
						</option>
					))}
				</select>
			</label>
			<label>
				{say.theme}
				<select
					value={theme.value}
					onChange={({ currentTarget }) => {
						theme.value = currentTarget.value as Theme;
					}}
				>
					{THEMES.map((name) => (
						<option key={name} value={name}>
							{say[`theme_${name}`]}
						</option>
					))}
				</select>
			</label>
		</header>
	);
}
