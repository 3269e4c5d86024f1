import useBaseUrl from '@docusaurus/useBaseUrl';
import React from 'react';

/** Replaces the search of the theme. */
export default function SearchBar() {
	return React.createElement('pinakes-search', { index: useBaseUrl('/search/index/') });
}
