# Anno 1800 in Kürze: Kurzregeln, die aktuelle Aktion und Tipps für die erste Partie. Kein Satz hat Lücken.

help-anno1800-section-goal = Ziel
help-anno1800-goal-1 = Deine Handkarten sind die Wünsche deiner Bevölkerung. Erfülle sie und spiele die Karten aus, dann wächst dein Einfluss.
help-anno1800-goal-2 = Wer keine Handkarte mehr hat, leitet das Ende ein und bekommt dafür 7 Einfluss-Punkte. Es gewinnt aber nicht die leere Hand, sondern wer insgesamt die meisten Einfluss-Punkte hat.

help-anno1800-section-turn = Dein Zug
help-anno1800-turn-1 = In deinem Zug hast du eine Aktion: ausbauen, eine Karte ausspielen, Karten austauschen, die Arbeitskraft erhöhen, aufsteigen, die Alte Welt erschließen, die Neue Welt erkunden, Expeditions-Karten nehmen oder ein Stadtfest feiern.
help-anno1800-turn-2 = Außerdem darfst du jederzeit in deinem Zug und beliebig oft Ressourcen im Voraus produzieren, ausgespielte Karten aktivieren, Aufträge mit Effekt nutzen und Steine gegen Gold nach Hause schicken. Das kostet keine Aktion.
help-anno1800-turn-3 = Arbeitskraft erhöhen, Aufsteigen und der Bau von Schiffen bestehen aus Teilen. Du darfst nach jedem Teil aufhören, und was ein Teil einbringt oder übrig lässt, darf den nächsten bezahlen.
help-anno1800-turn-4 = Karten und Aufträge können dir im selben Zug eine zusätzliche Aktion geben. Der Zug endet, wenn du es sagst; mindestens eine Aktion musst du ausführen, und ein Stadtfest ist immer möglich.

help-anno1800-section-paying = Bezahlen
help-anno1800-paying-1 = Was du produzierst, erhandelst oder importierst, steht dir bis zum Ende deines Zuges zur Verfügung, und du bezahlst damit, was du willst. Du darfst mehr produzieren, als gerade verlangt wird, und auch im Voraus. Gelagert wird nichts: Was du im selben Zug nicht verwendest, verfällt. Eine Ressource bleibt dir auch dann, wenn ihr Stein nach Hause geht oder ihre Industrie überbaut wird.
help-anno1800-paying-2 = Um eine Ressource zu produzieren, geht ein Stein aus seinem Wohnviertel auf einen freien Arbeitsplatz einer eigenen Industrie, die seine Art verlangt. Jede Industrie hat zwei Arbeitsplätze. Der Stein bleibt dort und produziert nichts mehr, bis er nach Hause kommt.
help-anno1800-paying-3 = Manche Kosten verlangen, Steine zu erschöpfen: Sie gehen aus ihrem Wohnviertel in den Erschöpft-Bereich und nützen dir nichts, bis sie nach Hause kommen. Auch ausgegebene Plättchen deiner Schiffe kommen dorthin.
help-anno1800-paying-4 = Ressourcen der Neuen Welt importierst du von einer eigenen Insel: für je 1 Handels-Plättchen, so oft du willst.

help-anno1800-section-trade = Handel
help-anno1800-trade-1 = Kann eine fremde Industrie eine Ressource produzieren, kannst du sie dort erhandeln: für 1 Handels-Plättchen, wo Bauern oder Arbeiter arbeiten, für 2 bei Handwerkern, für 3 bei Ingenieuren.
help-anno1800-trade-2 = Niemand kann das ablehnen. Wer die Ressource liefert, setzt dafür keinen Stein ein und bekommt 1 Gold aus dem Vorrat. Ob die Arbeitsplätze dort besetzt sind, spielt keine Rolle.
help-anno1800-trade-3 = Jede Ressource lässt sich nur einmal pro Zug erhandeln, Ressourcen der Neuen Welt gar nicht.

help-anno1800-section-build = Ausbauen
help-anno1800-build-1 = Eine Ausbauen-Aktion ergibt eine Industrie oder eine Werft oder Schiffe. Industrien stehen auf Land oder Küste, Werften auf der Küste, Schiffe auf dem Meer.
help-anno1800-build-2 = Du darfst überbauen, was da ist. Ein Bau-Plättchen kommt dann zurück auf den Spielplan, ein aufgedrucktes Gebäude wird nur verdeckt; Steine, die darauf standen, werden erschöpft.
help-anno1800-build-3 = Dieselbe Industrie darfst du nicht zweimal haben, außer eine Alte-Welt-Insel bringt sie mit. Die Arbeiter-Version einer aufgedruckten Industrie gilt als eine andere; nach der spanischen Ausgabe kann sie nur die aufgedruckte überbauen.
help-anno1800-build-4 = In einer Ausbauen-Aktion darfst du ein eigenes Bau-Plättchen auf den Spielplan zurücklegen, etwa um Platz zu schaffen. Nach der spanischen Ausgabe geht das nicht.

help-anno1800-section-ships = Werften und Schiffe
help-anno1800-ships-1 = In einer Ausbauen-Aktion kann jede deiner Werften ein Schiff bauen, höchstens von ihrer eigenen Stärke.
help-anno1800-ships-2 = Handels-Schiffe tragen Handels-Plättchen, Erkundungs-Schiffe Erkundungs-Plättchen, so viele wie ihre Stärke. Ein neues Schiff bringt sie sofort mit, und sie dürfen schon das nächste Schiff derselben Aktion bezahlen. Wird ein Schiff überbaut oder zurückgelegt, gibst du ebenso viele Plättchen ab, erschöpfte zuerst. Ein aufgedrucktes Schiff, das dadurch wieder frei wird, bringt seine Plättchen erschöpft mit.
help-anno1800-ships-3 = Mit Handels-Plättchen erhandelst du Ressourcen und importierst die der Neuen Welt. Mit Erkundungs-Plättchen bezahlst du Inseln und Expeditions-Karten.

help-anno1800-section-people = Deine Bevölkerung
help-anno1800-people-1 = Bauern, Arbeiter, Handwerker und Ingenieure arbeiten in den Industrien, die sie verlangen. Investoren arbeiten nirgends, aber manche Kosten erschöpfen sie, und am Ende sind sie die besten Besucher der Expeditionen.
help-anno1800-people-2 = Arbeitskraft erhöhen: bis zu drei neue Steine in einer Aktion, jeder wird bezahlt und ist sofort verfügbar. Jeder bringt eine Karte auf deine Hand: Bauern und Arbeiter eine Bauer/Arbeiter-Karte, alle anderen eine Handwerker/Ingenieur/Investor-Karte.
help-anno1800-people-3 = Ist dieser Stapel leer, zahlst du stattdessen Gold: 1 für einen Bauern oder Arbeiter, 3 für jeden anderen Stein.
help-anno1800-people-4 = Aufsteigen: bis zu drei Schritte in einer Aktion, vom Bauern zum Arbeiter, Handwerker, Ingenieur und Investor, mit einem Stein oder mehreren. Ein Stein steigt dort auf, wo er steht, und du ziehst keine Karte.

help-anno1800-section-cards = Karten
help-anno1800-cards-1 = Ausspielen: Bezahle, was die Karte verlangt, und lege sie offen vor dich, eine Karte pro Aktion. Am Ende zählt sie, ob du ihren Effekt genutzt hast oder nicht.
help-anno1800-cards-2 = Den Effekt kannst du einmal nutzen, jederzeit in diesem oder einem späteren eigenen Zug, ohne eine Aktion dafür. Nur das Zurücklegen von Handkarten unter ihre Stapel muss in dem Zug geschehen, in dem die Karte ausgespielt wurde.
help-anno1800-cards-3 = Effekte bringen Steine (samt Handkarten dafür), kostenlose Verbesserungen, Gold, Expeditions-Karten, eine kostenlose Ressource der Neuen Welt, eine zusätzliche Aktion oder Marine-Plättchen. Diese liegen auf der Karte, bis du sie ausgibst oder ein Stadtfest feierst.
help-anno1800-cards-4 = Kostenlose Verbesserungen lassen Steine aufsteigen. Nutze sie alle im selben Zug, aber nicht unbedingt auf einmal: Sie gehen auch einzeln und mitten im Bezahlen, und der Stein arbeitet dann schon als das, was er geworden ist. Was am Ende des Zuges übrig ist, verfällt. Eine kostenlose Ressource der Neuen Welt wird sofort verwendet, beim Bezahlen von etwas, das sie verlangt, und nie aufgehoben.
help-anno1800-cards-5 = Austauschen: Lege eine bis drei Handkarten unter ihre Stapel und ziehe ebenso viele von denselben Stapeln. Ist ein Stapel leer, lassen sich seine Karten nicht austauschen.

help-anno1800-section-islands = Inseln und Expeditionen
help-anno1800-islands-1 = Alte Welt: Deine erste Insel kostet 1 Erkundungs-Plättchen, die zweite 2, die dritte 3, die vierte und letzte 4. Jede bringt 2 Land-, 2 Küsten- und 2 Meeresfelder, und was darauf zu sehen ist, gehört sofort dir.
help-anno1800-islands-2 = Neue Welt: dieselben Preise, für sich gezählt, und auch hier höchstens vier Inseln. Die drei Ressourcen der Insel kannst du von nun an importieren, und du ziehst 3 Neue-Welt-Karten auf die Hand. Gebaut wird dort nichts.
help-anno1800-islands-3 = Expeditions-Karten: Erschöpfe 2 Erkundungs-Plättchen und ziehe 3. Niemand sonst sieht sie, und sie zählen nicht als Handkarten.

help-anno1800-section-festival = Schichtende und Stadtfest
help-anno1800-festival-1 = Schichtende: Gegen Gold geht ein Stein von seinem Arbeitsplatz oder aus dem Erschöpft-Bereich nach Hause und ist sofort verfügbar. Das kostet 1 für einen Bauern, 2 für einen Arbeiter, 3 für einen Handwerker, 4 für einen Ingenieur, 5 für einen Investor und geht auch mitten im Bezahlen.
help-anno1800-festival-2 = Stadtfest: eine Aktion, die alle deine Steine nach Hause und alle erschöpften Plättchen auf ihre Schiffe bringt. Plättchen, die noch auf Karten liegen, verfallen.

help-anno1800-section-objectives = Aufträge
help-anno1800-objectives-1 = Fünf Aufträge liegen aus, für alle dieselben.
help-anno1800-objectives-2 = Mehrheiten: 10 Einfluss-Punkte für die meisten, 4 für die zweitmeisten. Bei Gleichstand bekommen alle die volle Zahl; wer gar nichts davon hat, bekommt nichts.
help-anno1800-objectives-3 = Andere bringen Einfluss-Punkte für offen liegende Industrien auf deiner Insel, für Inseln oder für besuchte Expeditions-Felder; einer kostet Punkte für übrige Handkarten.
help-anno1800-objectives-4 = Effekte nutzt du ohne Aktion: Alonso Graves, Aarhant und Der Redakteur je einmal pro Zug, Beryl O’Mara beliebig oft.

help-anno1800-section-end = Das Ende
help-anno1800-end-1 = Wer als Erster keine Handkarte mehr hat, bekommt sofort das Feuerwerk und behält es, auch wenn wieder Karten auf die Hand kommen.
help-anno1800-end-2 = Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten; dann folgt noch eine ganze Runde.

help-anno1800-section-scoring = Einfluss-Punkte
help-anno1800-scoring-1 = Ausgespielte Karten: 3 für jede Bauer/Arbeiter-Karte, 8 für jede Handwerker/Ingenieur/Investor-Karte, 5 für jede Neue-Welt-Karte. Karten auf der Hand bringen nichts.
help-anno1800-scoring-2 = Expeditions-Karten: Jeder deiner Handwerker, Ingenieure und Investoren besucht, wo immer er steht, ein Feld seiner Art, für 1, 2 oder 3 Einfluss-Punkte. Die beste Verteilung wird für dich gesucht.
help-anno1800-scoring-3 = Je 3 Gold bringen 1 Einfluss-Punkt, das Feuerwerk 7; dazu kommen die Aufträge.
help-anno1800-scoring-4 = Bei Gleichstand entscheiden die meisten Industrien, Werften und Schiffe zusammen, dann die wenigsten Handkarten; sonst teilt man sich den Sieg.

# Die aktuelle Aktion.
help-anno1800-do-build = Nimm eine Industrie vom Spielplan, bezahle sie und lege sie auf ein Land- oder Küstenfeld. Sobald sie liegt, kann dort gearbeitet werden. Bedenke, was sie verdeckt: Eine verdeckte Industrie produziert nichts mehr.
help-anno1800-do-build-shipyard = Lege eine Werft auf ein Küstenfeld. Sie erlaubt in jeder Ausbauen-Aktion ein Schiff, höchstens von ihrer Stärke. Du darfst beliebig viele haben.
help-anno1800-do-build-ship = Lege ein Schiff auf ein Meeresfeld; jede deiner Werften baut höchstens eines pro Aktion. Seine Plättchen sind sofort da, auch für das nächste Schiff dieser Aktion. Hör auf, wann du willst.
help-anno1800-do-play = Bezahle, was die Karte verlangt; dann liegt sie offen vor dir und zählt am Ende. Ihr Effekt wartet, bis du ihn nutzen willst. Mit der letzten Handkarte bekommst du das Feuerwerk, wenn es noch niemand hat.
help-anno1800-do-swap = Lege eine bis drei Karten unter ihre Stapel und ziehe ebenso viele von denselben Stapeln. Das kostet nur deine Aktion. Wähle Karten, deren Ressourcen für dich in weiter Ferne liegen.
help-anno1800-do-hire = Bezahle bis zu drei neue Steine, einen nach dem anderen; jeder ist sofort verfügbar und kann helfen, den nächsten zu bezahlen. Jeder bringt aber eine Karte auf deine Hand oder kostet Gold, wenn sein Stapel leer ist.
help-anno1800-do-upgrade = Bezahle bis zu drei Schritte; jeder macht aus einem Stein einen der nächsten Art, wo immer er steht. Du ziehst keine Karte. Auf einem Arbeitsplatz bleibt der Stein, bis er nach Hause kommt.
help-anno1800-do-open = Erschöpfe Erkundungs-Plättchen, eins mehr für jede weitere Insel, und nimm die oberste Insel. Sie bringt sechs Felder und meist noch etwas dazu: eine Industrie, ein Schiff, eine Werft oder ein Geschenk. Neue Steine von dort bringen wie immer Handkarten mit.
help-anno1800-do-explore = Erschöpfe Erkundungs-Plättchen, eins mehr für jede weitere Insel, und nimm die oberste Insel. Ihre drei Ressourcen kannst du von nun an importieren. Bedenke, dass drei Neue-Welt-Karten auf deine Hand kommen.
help-anno1800-do-expedition = Erschöpfe 2 Erkundungs-Plättchen und ziehe 3 Expeditions-Karten. Sie zählen nur, soweit deine Handwerker, Ingenieure und Investoren sie besuchen können, jeder ein Feld.
help-anno1800-do-festival = Alle Steine kommen nach Hause, alle erschöpften Plättchen auf die Schiffe. Das kostet deine ganze Aktion; warte also, bis sonst nicht mehr viel geht. Plättchen auf Karten gib vorher aus, denn sie verfallen.
help-anno1800-do-make = Produziere, erhandle oder importiere Ressourcen, bevor du sie brauchst. Sie stehen dir bis zum Ende deines Zuges zur Verfügung, für eine Zahlung oder für mehrere. Das kostet keine Aktion; was du nicht verwendest, verfällt.
help-anno1800-do-use = Nutze den Effekt einer ausgespielten Karte, einmal und ohne Aktion. Plättchen bleiben auf der Karte, bis du sie ausgibst oder ein Stadtfest feierst; neue Steine bringen Handkarten mit. Kostenlose Verbesserungen kannst du auch einzeln nutzen, bis dein Zug endet.
help-anno1800-do-use-objective = Nutze den Effekt eines Auftrags, indem du seinen Preis zahlst. Das kostet keine Aktion. Bei den meisten geht es einmal pro Zug.
help-anno1800-do-recall = Schicke gegen Gold einen Stein von einem Arbeitsplatz oder aus dem Erschöpft-Bereich nach Hause; er ist sofort verfügbar. Das kostet keine Aktion. Bedenke, dass je 3 Gold am Ende 1 Einfluss-Punkt wert sind.
help-anno1800-do-end = Der Nächste ist dran. Was übrig ist, verfällt: Aktionen, weitere Teile einer begonnenen, Ressourcen und angebrochene kostenlose Verbesserungen.

# Tipps für die erste Partie.
help-anno1800-tip-1 = Fang bei deiner Hand an: Welche Ressourcen stehen auf mehreren Karten? Eine Industrie, die so eine Ressource produziert, lohnt sich immer wieder.
help-anno1800-tip-2 = Kohle, Ziegelsteine, Waren, Stahlträger und Segel kosten dich anfangs Handwerker, und du hast nur zwei. Baue früh die Arbeiter-Versionen, dann geht alles leichter.
help-anno1800-tip-3 = Sieh immer wieder nach den fünf Aufträgen. Eine Mehrheit, um die niemand kämpft, ist 10 Einfluss-Punkte wert, mehr als jede Karte.
help-anno1800-tip-4 = Nur noch wenige Steine sind verfügbar. Ein Stadtfest bringt alles zurück, kostet aber einen ganzen Zug; manchmal spart etwas Gold für ein Schichtende diesen Zug.
help-anno1800-tip-5 = Deine Hand ist groß. Mit jedem neuen Stein kommt noch eine Karte dazu; beim Aufsteigen nicht.
help-anno1800-tip-6 = Du musst nicht alles bauen. Was du nur ein- oder zweimal brauchst, erhandelst du günstiger, und die Handels-Plättchen kommen mit dem nächsten Stadtfest zurück.
help-anno1800-tip-7 = Du hast ausgespielte Karten, deren Effekt noch offen ist. Er kostet nichts, auch keine Aktion, und bringt vielleicht genau das, was für die nächste Karte fehlt.
help-anno1800-tip-8 = Deine Hand ist fast leer. Nach der letzten Karte bleiben nur der Rest dieser Runde und eine weitere: Was willst du bis dahin noch schaffen?
