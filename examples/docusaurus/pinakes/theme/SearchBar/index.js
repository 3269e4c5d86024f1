import { usePluginData } from '@docusaurus/useGlobalData';
import React from 'react';

/** Replaces the search of the theme. */
export default function SearchBar() {
	return React.createElement('pinakes-search', { index: usePluginData('pinakes').index });
}
