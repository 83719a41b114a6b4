import { EditorScreen } from './EditorScreen';

const AchievementsEditorScreen = () => <EditorScreen name="achievements" />;

export default AchievementsEditorScreen;
